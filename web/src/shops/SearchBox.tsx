interface SearchBoxProps {
  readonly search: string;
}

/** Left to the browser, so that what was typed before the scripts came stays. */
export function SearchBox({ search }: SearchBoxProps) {
  return (
    <input
      type="search"
      name="search"
      aria-label="Search"
      placeholder="Search Services, Shops ..."
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      defaultValue={search}
      className="control flex-1"
    />
  );
}
