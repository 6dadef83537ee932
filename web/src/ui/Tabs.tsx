import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { say } from '../say';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  count?: number;
  /** A field on its panel is wrong. */
  hasErrors?: boolean;
};

type TabsProps<Id extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** On a phone, wraps into several rows instead of scrolling sideways. */
  wraps?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
};

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  wraps = false,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[nextOf(event.key, here, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={`flex border-b border-line ${wraps ? 'flex-wrap' : 'overflow-x-auto'}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            selected={tab.id === selected}
            panelId={id}
            isTight={wraps}
            onSelect={() => onSelect(tab.id)}
          />
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${selected}`} tabIndex={0} className="py-4">
        {children}
      </div>
    </>
  );
}

type TabButtonProps = {
  tab: Tab<string>;
  selected: boolean;
  panelId: string;
  isTight: boolean;
  onSelect: () => void;
};

function TabButton({ tab, selected, panelId, isTight, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${panelId}-${tab.id}`}
      data-tab={tab.id}
      aria-selected={selected}
      aria-controls={selected ? panelId : undefined}
      tabIndex={selected ? 0 : -1}
      className={`min-h-11 border-b-3 ${isTight ? 'px-2 text-left sm:px-4' : 'shrink-0 px-4'} font-semibold -outline-offset-3 ${selected ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
      onClick={onSelect}
    >
      {say(tab.label)}
      {tab.count !== undefined && <span className="font-normal text-ink-soft"> ({tab.count})</span>}
      {tab.hasErrors && (
        <span className="text-danger">
          <span aria-hidden> *</span>
          <span className="visually-hidden"> has errors</span>
        </span>
      )}
    </button>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index to which an arrow key, Home or End moves, starting over at the ends; undefined for other keys. */
function nextOf(key: string, here: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  return step && (here + step + length) % length;
}
