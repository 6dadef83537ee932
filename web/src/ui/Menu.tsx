import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { nextOf } from './arrow-keys';

type MenuProps = {
  /** Read aloud instead of the button's content. */
  label: string;
  button: ReactNode;
  /** MenuItem and MenuLink elements. */
  children: ReactNode;
};

/** The browser opens, closes and layers the menu (popover); this adds its position and the arrow keys. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu${id.replace(/\W/g, '')}`;
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (!isOpen) return;
    if (!CSS.supports('position-area', 'block-end')) placeBelow(event.currentTarget, opener.current);
    itemsOf(event.currentTarget)[0]?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        style={{ anchorName: anchor }}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2 hover:bg-leaf-soft"
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        className="menu min-w-48 rounded-md border border-line bg-card py-1 text-ink shadow-raised"
        onToggle={onToggle}
        onKeyDown={moveFocus}
        onClick={(event) => event.currentTarget.hidePopover?.()}
      >
        {children}
      </div>
    </>
  );
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left -outline-offset-3 hover:bg-leaf-soft focus:bg-leaf-soft';

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={itemClass} onClick={onSelect}>
      {children}
    </button>
  );
}

export function MenuLink(props: Omit<ComponentProps<'a'>, 'className' | 'role'>) {
  return <a {...props} role="menuitem" tabIndex={-1} className={itemClass} />;
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget);
  const here = items.findIndex((item) => item === document.activeElement);
  const next = nextOf(event.key, here, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** Positions the menu in browsers without CSS anchors. */
function placeBelow(menu: HTMLElement, opener: HTMLElement | null) {
  if (!opener) return;
  const { bottom, right } = opener.getBoundingClientRect();
  menu.style.top = `${bottom}px`;
  menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
}
