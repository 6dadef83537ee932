import { product } from '@aaspaas/contract/product';
import type { Mail } from '../outside/mail';
import { codeLastsMs } from './recovery-queries';

export function codeMail(to: string, code: string): Mail {
  return letter(to, `Your ${product.name} code`, codeLastsMs, [
    `Your ${product.name} code is ${code}. It works for 10 minutes.`,
    'Type it where you asked for it. Nobody from our side will ever ask you for it.',
    'If you did not ask for a code, you can forget this mail: your password stays as it is.',
  ]);
}

export function passwordChangedMail(to: string): Mail {
  return letter(to, `Your ${product.name} password was changed`, undefined, [
    `The password of your ${product.name} account was changed just now, and all other devices were logged out.`,
    'If this was you, all is well.',
    `If it was not, choose "Forgot password" in the login of ${product.name} now and set a new one.`,
  ]);
}

function letter(to: string, subject: string, worthMs: number | undefined, lines: readonly string[]): Mail {
  const paragraphs = lines.map((line) => `<p>${line.replaceAll('"', '&quot;')}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="en"><body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1c1917">
${paragraphs}
<p style="color: #57534e">${product.name}</p>
</body></html>`;
  const text = [...lines, product.name].join('\n\n');
  return { to, subject, text, html, ...(worthMs !== undefined && { worthMs }) };
}
