import type { Proof } from '@aaspaas/contract/console/grades';
import type { DeclaredCall } from '@aaspaas/contract/declare-call';

/** Who may make a call, and whose ids it takes. */
export function sayWho({ who, own, adminMay, permission, proof }: DeclaredCall): string {
  const ids = Object.entries(own).map(([field, owner]) => {
    const whose = owner === 'account' ? 'the caller’s own account' : 'the caller’s own shop';
    const others = adminMay
      ? `, and may be another’s for an admin who may ${adminMay}${sayProof(proof)}`
      : '';
    return `\`${field}\` stands for ${whose}: it may be left out${others}.`;
  });
  const grade = permission ? [`The admin’s grade must allow to ${permission}${sayProof(proof)}.`] : [];
  return [sayRoles(who), ...grade, ...ids].join(' ');
}

const proofTexts: Readonly<Record<Proof, string>> = {
  none: '',
  'where set up': ', with the second factor given in this session where it is set up',
  session: ', with the second factor given in this session',
  recent: ', with the second factor given within the last ten minutes',
};
const sayProof = (proof: Proof): string => proofTexts[proof];

function sayRoles(who: DeclaredCall['who']): string {
  if (who === 'anyone') return 'Anyone may call it.';
  if (who === 'signed-in') return 'Anyone who is signed in may call it.';
  return `Those with the role ${who.map((role) => `\`${role}\``).join(' or ')} may call it.`;
}
