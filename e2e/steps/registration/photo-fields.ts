import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Asked, button, expectSaid, goOn, type Walker, type Wrong } from './fields';
import type { FilePayload } from '../photo-files';
import { expect, test } from '../test';

/** Files that are not taken, and what an alert says about them. */
export interface RefusedFiles {
  /** Or so many bytes of nothing, more than can be handed over. */
  readonly files: readonly FilePayload[] | number;
  readonly says: readonly string[];
}

export function refused({ files, says }: RefusedFiles, opener: (page: Page) => Locator): Wrong {
  return {
    says,
    async provoke({ page, hands }) {
      await hands.pick(opener(page), typeof files === 'number' ? nothing(files) : [...files]);
      for (const sentence of says) await expect(page.getByRole('alertdialog')).toContainText(sentence);
      await hands.press(button(page, 'OK'));
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
  };
}

/** A file that takes no room on the disk. */
function nothing(bytes: number): string {
  const path = test.info().outputPath('nothing.png');
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}

const photoPicker = (page: Page): Locator => page.getByLabel('Choose photos');

interface PhotoRows {
  readonly needs: string;
  readonly refused: readonly RefusedFiles[];
  /** Files that are taken, and complained about on Next. */
  readonly wrong: readonly (readonly [file: FilePayload, says: string])[];
}

export function photos(label: string, right: readonly FilePayload[], rows: PhotoRows): Asked {
  const tiles = ({ page }: Walker) => page.getByRole('list', { name: label }).getByRole('img');
  const take = async (walker: Walker, files: readonly FilePayload[]) => {
    await walker.hands.pick(photoPicker(walker.page), [...files]);
    await expect(tiles(walker)).toHaveCount(files.length);
  };
  const takenBack = ([file, says]: PhotoRows['wrong'][number]): Wrong => ({
    says: [says],
    async provoke(walker) {
      await take(walker, [file]);
      await goOn(walker);
      await expectSaid(walker.page, label, says);
      await walker.hands.press(button(walker.page, 'Remove photo 1'));
      await expectSaid(walker.page, label, rows.needs);
    },
  });
  return {
    label,
    needs: rows.needs,
    wrong: [...rows.refused.map((files) => refused(files, photoPicker)), ...rows.wrong.map(takenBack)],
    answer: (walker) => take(walker, right),
    expectKept: (walker) => expect(tiles(walker)).toHaveCount(right.length),
  };
}

/** The one picture of an agent. */
export function picture(right: FilePayload, needs: string, rows: readonly RefusedFiles[]): Asked {
  const preview = ({ page }: Walker) => page.getByRole('img', { name: 'You, as others will see you' });
  const opener = (page: Page) => button(page, 'Choose a picture');
  return {
    label: 'Your picture',
    needs,
    wrong: rows.map((files) => refused(files, opener)),
    async answer(walker) {
      await walker.hands.pick(opener(walker.page), [right]);
      await expect(preview(walker)).toBeVisible();
    },
    expectKept: (walker) => expect(preview(walker)).toBeVisible(),
  };
}
