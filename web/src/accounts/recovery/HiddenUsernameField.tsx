/** Tells password managers whose password is being changed. */
export function HiddenUsernameField({ children }: { children: string }) {
  return <input hidden readOnly type="text" autoComplete="username" value={children} />;
}
