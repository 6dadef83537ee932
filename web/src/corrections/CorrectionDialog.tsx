import { useState } from 'react';
import { addCorrection } from '@aaspaas/contract/corrections/calls';
import { correctionRules, longestCorrection } from '@aaspaas/contract/corrections/rules/correction';
import { send } from '../api/send';
import { inLanguage } from '../current-url/language-prefix';
import { useUrl } from '../current-url/url';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { TextArea } from '../forms/fields/TextArea';
import { FormError } from '../forms/FormError';
import { useForm } from '../forms/use-form';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { useToast } from '../ui/toasts/Toast';
import { selectedText } from '../words/selected';

/** Tells the operator which words of the page read wrong, and how they should read. English is ours. */
export function CorrectionDialog() {
  const { close } = useUrlDialog();
  if (inLanguage.code === 'en') return null;
  return (
    <Dialog open title="This reads wrong" onClose={close}>
      <CorrectionForm onDone={close} />
    </Dialog>
  );
}

function CorrectionForm({ onDone }: { onDone: () => void }) {
  const { path } = useUrl();
  const toast = useToast();
  const [error, setError] = useState('');
  const [wrong] = useState(() => selectedText().trim().slice(0, longestCorrection));
  const form = useForm({ initial: { wrong, better: '' }, rules: correctionRules });
  const submit = form.submit(async (typed) => {
    setError('');
    try {
      const { message } = await send(addCorrection, { language: inLanguage.code, path, ...typed });
      toast('success', message);
      onDone();
    } catch (failure) {
      // Every failed call is a Failure with a message.
      setError((failure as Error).message);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-soft">
        We do not ask who you are. Please leave out names and numbers of people.
      </p>
      <TextArea label="Words that read wrong" rows={2} {...form.field('wrong')} />
      <TextArea label="How it should read" rows={2} {...form.field('better')} />
      <FormError>{error}</FormError>
      <Button type="submit" wide busy={form.busy} busyText="Sending...">
        Send
      </Button>
    </form>
  );
}
