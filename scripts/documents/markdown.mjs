// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** @typedef {{ language: string, code: string, line: number }} Fence */

/** @param {string} file */
export const read = (file) => readFileSync(inProject(file), 'utf8');

/** The documents directly in a folder. @param {string} folder */
export const list = (folder) =>
  readdirSync(inProject(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** @param {string} text @returns {Fence[]} */
export function fencesOf(text) {
  return [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

/** @param {string} text */
export const withoutFences = (text) => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
