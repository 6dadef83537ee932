import { useState } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import type { Columns } from '@aaspaas/contract/console/statements/columns';
import { importStatement, type Preview, previewStatement } from '@aaspaas/contract/console/statements/calls';
import { statementBytes, statementTooLarge } from '@aaspaas/contract/console/statements/limits';
import { messageOf } from '../../api/failure-messages';
import { upload } from '../../api/upload';
import { withProof } from '../../api/with-proof';
import { useBusy } from '../../forms/form-parts';
import { navigate } from '../../current-url/url';
import { useToast } from '../../ui/toasts/Toast';
import { useProof } from '../access/ProofProvider';

interface Layout {
  readonly columns?: Columns;
  readonly headingLine?: number;
}

/** The way of a file: chosen, looked at, then imported. It stays in the browser until then. */
export function useImport() {
  const { ask } = useProof();
  const toast = useToast();
  const { busy, run } = useBusy();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState('');

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setError('');
      try {
        await withProof(work, ask);
      } catch (failure) {
        setError(messageOf(failure, 'The file could not be read. Please try again.'));
      }
    });

  const look = (chosen: File, { columns = {}, headingLine }: Layout = {}) =>
    attempt(async () => {
      const fields = { ...columns, ...(headingLine && { heading_line: headingLine }) };
      setPreview((await upload(previewStatement, fields, { file: [chosen] })).preview);
    });

  function choose(chosen: File | null): void {
    setFile(chosen);
    setPreview(null);
    setError(chosen && chosen.size > statementBytes ? statementTooLarge : '');
    if (chosen && chosen.size <= statementBytes) void look(chosen);
  }

  const keep = (bank: string) =>
    attempt(async () => {
      if (!file || !preview) return;
      const fields = { ...preview.columns, heading_line: preview.heading_line, bank };
      const { id, message } = await upload(importStatement, fields, { file: [file] });
      toast('success', message);
      navigate(`${paths.statements}/${id}`);
    });

  return {
    file,
    preview,
    error,
    busy,
    choose,
    keep,
    relook: (layout: Layout) => {
      if (file) void look(file, layout);
    },
  };
}
