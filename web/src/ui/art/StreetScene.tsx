/** The hero's street of shopfronts, drifting by. The drawing is a file of its own: no script carries it. */
export function StreetScene() {
  return (
    <div className="street" aria-hidden="true">
      <div className="street-row" />
    </div>
  );
}
