import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { copyText } from './copy-text';
import { Icon } from './Icon';

const copiedForMs = 2000;

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is copied, for screen readers. */
  readonly what?: string;
}

export function CopyButton({ text, label, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    // Some in-app browsers do not allow copying; the text can still be selected by hand.
    await copyText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedForMs);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy().catch(() => {})}>
        <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? 'Copied' : label}
        {what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
