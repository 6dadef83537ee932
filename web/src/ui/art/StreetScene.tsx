/** The hero's street of shopfronts, drifting by until it is told to stand. The drawing is a file: no script carries it. */
export function StreetScene() {
  return (
    <div className="street">
      <div className="street-row" />
      {/* A tick box, so that the styles alone can stop the street. */}
      <input type="checkbox" className="street-pause" aria-label="Pause the moving picture" />
    </div>
  );
}
