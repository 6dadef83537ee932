import type { ComponentType } from 'react';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { type WordList, wordListOf, wordLists } from '../requests';
import { Tabs } from '../Tabs';
import { useMay } from '../use-may';
import { AddMeaning, AddWord } from './actions';
import { Additions, Meanings, Searches } from './lists';
const lists: Readonly<Record<WordList, ComponentType>> = {
  none: Searches,
  untapped: Searches,
  meanings: Meanings,
  added: Additions,
};

export function WordsPage() {
  const url = useUrl();
  const mayChange = useMay('change words');
  const shown = wordListOf(url);
  const List = lists[shown];
  return (
    <ConsoleFrame
      title="Words"
      actions={
        mayChange && (
          <>
            <AddWord button="Add a word" tone="primary" />
            <AddMeaning />
          </>
        )
      }
    >
      <p className="max-w-prose text-ink-soft">
        What people type, and what search takes it for. Tell search what a word means, and everybody who types
        it finds the right shops from that moment on. Everything here can be undone.
      </p>
      {/* Filters of one list mean nothing in another. */}
      <Tabs
        url={{ ...url, query: new URLSearchParams({ show: shown }) }}
        name="show"
        label="Lists"
        tabs={wordLists}
      />
      <List />
    </ConsoleFrame>
  );
}
