import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { copyText } from '../ui/copy-text';
import { Icon } from '../ui/Icon';

const saidForMs = 2000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    // Refused in some in-app browsers; the text can still be marked by hand.
    await copyText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), saidForMs);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy().catch(() => {})}>
        <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? 'Copied' : label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
