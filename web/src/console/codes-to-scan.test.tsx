import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asha, resetBetweenTests, show } from '../../test/harness';
import { drawCode } from '../ui/qr-code';
import { ProofProvider } from './access/ProofProvider';
import { ScanCode } from './access/ScanCode';
import { PayeeProposal } from './settings/PayeeSettings';

// The script that draws codes is loaded late, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
resetBetweenTests();

/** The squares of the code that has this name, once it is drawn. */
const drawn = async (name: string) =>
  (await screen.findByRole('img', { name }, { timeout: 15_000 })).querySelector('path')?.getAttribute('d');

test('a proposed UPI id is tried with one rupee to that id and that name', async () => {
  const proposal = {
    proposal_id: 4,
    upi_id: 'aaspaas.kochi@okbank',
    payee: 'Aaspaas Kochi',
    proposed_at: '2026-03-16T06:30:00Z',
    proposed_by: 'Leela',
    can_confirm: true,
    confirm_from: null,
    who_confirms: '',
    ends_at: '2026-03-17T06:30:00Z',
  };
  show(
    <ProofProvider>
      <PayeeProposal proposal={proposal} admins={2} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'chief' },
  );
  const link = 'upi://pay?pa=aaspaas.kochi@okbank&pn=Aaspaas%20Kochi&am=1.00&cu=INR&tn=TEST';
  expect(await drawn('QR code to pay one rupee to aaspaas.kochi@okbank')).toBe(drawCode(link).path);
  expect(screen.getByRole('link', { name: 'Open UPI app' }).getAttribute('href')).toBe(link);
});

test('the app of the second step scans the link with its secret', async () => {
  const link = 'otpauth://totp/Aaspaas:leela%40example.in?issuer=Aaspaas&secret=JBSWY3DPEHPK3PXP';
  show(
    <ScanCode
      offer={{ secret: 'JBSWY3DPEHPK3PXP', link }}
      onConfirmed={() => undefined}
      onAgain={() => undefined}
    />,
  );
  expect(await drawn('QR code for the app that shows codes')).toBe(drawCode(link).path);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
});
