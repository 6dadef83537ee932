import { Icon } from '../../ui/Icon';

/** A step that has to be filled in before the current one. */
export interface Missing {
  readonly name: string;
  readonly path: string;
}

export function MissingStep({ name, path }: Missing) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong">
      <Icon name="alert-triangle" size={20} className="mt-0.5 shrink-0" />
      <span>
        An earlier step is missing. Please begin with <a href={path}>{name}</a>.
      </span>
    </p>
  );
}
