import { product } from '@aaspaas/contract/product';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onKept(): void;
}

/** Shown once: the server keeps only hashes of them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { user } = useSession();
  return (
    <section aria-labelledby="recovery-codes" className="grid max-w-xl gap-4">
      <h2 id="recovery-codes" className="text-xl">
        Your recovery codes
      </h2>
      <p>
        If your phone is lost or broken, one of these lets you in. Each works once.{' '}
        <strong>They are not shown again</strong>: print them or copy them to where you find them without your
        phone.
      </p>
      <p className="hidden print:block">
        {product.name}, {user?.name}
      </p>
      <ol className="card grid grid-cols-2 gap-x-6 gap-y-2 p-4 text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button variant="secondary" size="small" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className="print:hidden">
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </section>
  );
}
