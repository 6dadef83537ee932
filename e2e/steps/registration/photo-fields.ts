import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { button } from '../locators';
import type { PhotoFile } from '../photo-files';
import { expect, test } from '../test';
import { expectMessage, type FormField, type WrongAnswer } from './fields';
import { pressNext, type Walker } from './walker';

/** Files that are rejected as they are picked, and the messages of the alert about them. */
export interface RejectedFiles {
  /** Or the size of one empty file that is too large to be made in memory. */
  readonly files: readonly PhotoFile[] | number;
  readonly messages: readonly string[];
}

function rejected({ files, messages }: RejectedFiles, opener: (page: Page) => Locator): WrongAnswer {
  return {
    async provoke({ page, input }) {
      await input.pick(opener(page), typeof files === 'number' ? sparseFile(files) : [...files]);
      for (const message of messages) await expect(page.getByRole('alertdialog')).toContainText(message);
      await input.press(button(page, 'OK'));
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
  };
}

/** A file of so many bytes that takes no room on the disk. */
function sparseFile(bytes: number): string {
  const path = test.info().outputPath('nothing.png');
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}

const photoPicker = (page: Page): Locator => page.getByLabel('Choose photos');

interface PhotoRows {
  readonly requiredMessage: string;
  readonly rejected: readonly RejectedFiles[];
  /** Files that can be picked, and get a message on Next. */
  readonly invalid: readonly (readonly [file: PhotoFile, message: string])[];
}

export function photos(label: string, right: readonly PhotoFile[], rows: PhotoRows): FormField {
  const tiles = ({ page }: Walker) => page.getByRole('list', { name: label }).getByRole('img');
  const pick = async (walker: Walker, files: readonly PhotoFile[]) => {
    await walker.input.pick(photoPicker(walker.page), [...files]);
    await expect(tiles(walker)).toHaveCount(files.length);
  };
  const pickInvalid = ([file, message]: PhotoRows['invalid'][number]): WrongAnswer => ({
    async provoke(walker) {
      await pick(walker, [file]);
      await pressNext(walker);
      await expectMessage(walker.page, label, message);
      await walker.input.press(button(walker.page, 'Remove photo 1'));
      await expectMessage(walker.page, label, rows.requiredMessage);
    },
  });
  return {
    label,
    requiredMessage: rows.requiredMessage,
    wrongAnswers: [
      ...rows.rejected.map((files) => rejected(files, photoPicker)),
      ...rows.invalid.map(pickInvalid),
    ],
    answer: (walker) => pick(walker, right),
    expectKept: (walker) => expect(tiles(walker)).toHaveCount(right.length),
  };
}

/** The profile photo of an agent. */
export function profilePhoto(
  right: PhotoFile,
  requiredMessage: string,
  rows: readonly RejectedFiles[],
): FormField {
  const preview = ({ page }: Walker) => page.getByRole('img', { name: 'You, as others will see you' });
  const opener = (page: Page) => button(page, 'Choose a picture');
  return {
    label: 'Your picture',
    requiredMessage,
    wrongAnswers: rows.map((files) => rejected(files, opener)),
    async answer(walker) {
      await walker.input.pick(opener(walker.page), [right]);
      await expect(preview(walker)).toBeVisible();
    },
    expectKept: (walker) => expect(preview(walker)).toBeVisible(),
  };
}
