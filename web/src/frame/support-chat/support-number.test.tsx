import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BootProvider } from '../../api/boot';
import { ChatButton } from './ChatButton';
import { plainSettings } from '../../../test/settings';

const settings = { ...plainSettings, supportPhone: '+919876512345' };

afterEach(cleanup);

it('a chat with the support uses the number of the settings [D-076]', () => {
  render(
    <BootProvider boot={{ user: null, settings, replies: {}, now: 0 }}>
      <ChatButton />
    </BootProvider>,
  );
  const url = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect([url.host, url.pathname]).toEqual(['wa.me', '/919876512345']);
});
