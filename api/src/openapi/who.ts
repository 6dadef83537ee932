import type { DeclaredCall } from '@aaspaas/contract/declare-call';

/** Who may make a call, and whose ids it takes. */
export function sayWho({ who, own, adminMay }: DeclaredCall): string {
  const ids = Object.entries(own).map(([field, owner]) => {
    const whose = owner === 'account' ? 'the caller’s own account' : 'the caller’s own shop';
    const others = adminMay ? ', and may be another’s for an admin' : '';
    return `\`${field}\` stands for ${whose}: it may be left out${others}.`;
  });
  return [sayRoles(who), ...ids].join(' ');
}

function sayRoles(who: DeclaredCall['who']): string {
  if (who === 'anyone') return 'Anyone may call it.';
  if (who === 'signed-in') return 'Anyone who is signed in may call it.';
  return `Those with the role ${who.map((role) => `\`${role}\``).join(' or ')} may call it.`;
}
