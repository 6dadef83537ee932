import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyStartedData, makeFolder } from '../server/data-folder';
import { runServer, serverMain } from '../server/run-server';

// No page is opened here: an operator runs a command while the server runs, and again when it does not.
test.setTimeout(120_000);

const phone = '9876501234';

function release(dataDir: string, number: string): Promise<{ code: number; says: string }> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const args = [serverMain, 'release-phone', '--phone', number];
  return new Promise((resolve) =>
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), says: stdout + stderr }),
    ),
  );
}

async function signUp(url: string, email: string): Promise<number> {
  const person = {
    name: 'Asha Menon',
    address: '12 Canal Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
  };
  const body = { ...person, email, mobile: phone, zip_code: '682001', password: 'seven green parrots' };
  const reply = await fetch(`${url}/aaspaas/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  return reply.status;
}

test('the operator sets a number free that a stranger has used, with the server running or not [D-095]', async () => {
  const folder = await makeFolder();
  const dataDir = join(folder, 'server');
  await copyStartedData('empty', dataDir);
  const server = await runServer({ DATA_DIR: dataDir, DEMO: '0' });
  try {
    expect(await signUp(server.url, 'stranger@example.in')).toBe(200);
    expect(await signUp(server.url, 'owner@example.in')).toBe(409);
    const released = await release(dataDir, phone);
    expect([released.code, released.says]).toEqual([0, expect.stringContaining('no longer has this number')]);
    expect(await signUp(server.url, 'owner@example.in')).toBe(200);
  } finally {
    await server.stop();
  }
  const again = await release(dataDir, phone);
  expect([again.code, again.says]).toEqual([0, expect.stringContaining('no longer has this number')]);
  const none = await release(dataDir, '9876509999');
  expect([none.code, none.says.trim()]).toEqual([1, 'No account has this number.']);
  await rm(folder, { recursive: true });
});
