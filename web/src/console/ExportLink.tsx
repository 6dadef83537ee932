import type { MouseEvent } from 'react';
import { product } from '@aaspaas/contract/product';
import { messageOf } from '../api/failure-messages';
import { failureOf, noReply } from '../api/send';
import { withProof } from '../api/with-proof';
import type { PageUrl } from '../current-url/url';
import { useBusy } from '../forms/form-parts';
import { ButtonLink } from '../ui/Button';
import { keepFile } from '../ui/keep-file';
import { useToast } from '../ui/toasts/Toast';
import { useProof } from './access/ProofProvider';
import { useMay } from './use-may';

interface ExportLinkProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The list as it is filtered now. */
  readonly url: PageUrl;
}

/** The list as a file for a spreadsheet, with the filters of this page; a code is asked for first, if it is due. */
export function ExportLink({ name, url }: ExportLinkProps) {
  const mayExport = useMay('export data');
  const { ask } = useProof();
  const toast = useToast();
  const { busy, isBusy, run } = useBusy();
  if (!mayExport) return null;
  const query = url.query.toString();
  const href = `${product.base}/console/export/${name}.csv${query && `?${query}`}`;

  async function go(): Promise<void> {
    try {
      const file = await withProof(() => readFile(href), ask);
      if (file) keepFile(file, `${name}.csv`);
    } catch (failure) {
      toast('error', messageOf(failure, 'The file could not be made. Please try again.'));
    }
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy()) void run(go);
  };
  return (
    <ButtonLink href={href} download variant="secondary" size="small" onClick={onClick}>
      {busy ? 'Making the file…' : 'Download as CSV'}
    </ButtonLink>
  );
}

async function readFile(href: string): Promise<Blob> {
  const response = await fetch(href, { credentials: 'same-origin' }).catch(() => {
    throw noReply('unreachable');
  });
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  return response.blob();
}
