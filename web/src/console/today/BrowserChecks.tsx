import { useEffect, useState } from 'react';
import type { CheckState } from '@aaspaas/contract/console/today/checks';
import { readClock } from '@aaspaas/contract/console/today/calls';
import { useSettings } from '../../api/boot';
import { send } from '../../api/send';
import { sayAge } from '../say-time';
import { CheckRow } from './CheckRow';

/** What only the admin's own browser can tell. Until its script has looked, nothing is known. */

interface Finding {
  readonly state: CheckState;
  readonly says: string;
}

const notYet: Finding = { state: 'unknown', says: 'Your browser is looking.' };

/** Codes are accepted for half a minute, so a clock that is further off locks everybody out. */
const mostOffMs = 20_000;

/** Compares with the clock of this device, which sets itself by the network. */
export function ClockCheck() {
  const [finding, setFinding] = useState(notYet);
  useEffect(() => {
    const leaving = new AbortController();
    void askForClock(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setFinding(found);
    });
    return () => leaving.abort();
  }, []);
  return (
    <CheckRow
      title="Clock"
      {...finding}
      help="Let the machine set its clock by the network (timedatectl set-ntp true)."
    />
  );
}

/** Not by the time in the page, which may have been on its way for a while. */
async function askForClock(signal: AbortSignal): Promise<Finding> {
  const asked = Date.now();
  try {
    const { now } = await send(readClock, {}, { signal });
    return compareClocks(new Date(now).getTime(), asked, Date.now());
  } catch {
    return { state: 'unknown', says: 'The server did not say what time it is.' };
  }
}

/** The server has looked at its clock somewhere between the question and its reply. */
function compareClocks(server: number, asked: number, replied: number): Finding {
  const off = Math.max(asked - server, server - replied);
  if (off < mostOffMs) return { state: 'good', says: 'The server’s clock and yours agree.' };
  const age = sayAge(new Date(0), new Date(off));
  return {
    state: 'bad',
    says: `The server’s clock and yours differ by ${off < 60_000 ? 'half a minute' : age}.`,
  };
}

/** Asks for one picture of the map, of the whole world. */
export function TilesCheck() {
  const { tileUrl } = useSettings();
  const [finding, setFinding] = useState(notYet);
  useEffect(() => {
    if (tileUrl === 'none') return setFinding({ state: 'good', says: 'The map is drawn without pictures.' });
    const tile = new Image();
    tile.addEventListener('load', () => setFinding({ state: 'good', says: 'The pictures of the map come.' }));
    tile.addEventListener('error', () =>
      setFinding({
        state: 'bad',
        says: 'The pictures of the map do not come; the map is drawn without them.',
      }),
    );
    tile.src = tileUrl
      .replace(/\{[zxy]\}/g, '0')
      .replace('{s}', 'a')
      .replace('{r}', '');
    return () => tile.removeAttribute('src');
  }, [tileUrl]);
  return (
    <CheckRow
      title="Map"
      {...finding}
      help={
        <>
          Name a server of map pictures at the start: <code>TILE_URL</code>.
        </>
      }
    />
  );
}
