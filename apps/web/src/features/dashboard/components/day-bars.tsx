/** A bar for each day, as high as its figure against the highest. Days without anything are a line. */
export function DayBars({ figures, label }: { figures: readonly number[]; label: string }) {
  const highest = Math.max(1, ...figures);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${figures.length * 4} 24`}
      preserveAspectRatio="none"
      className="h-6 w-full text-brand"
    >
      {figures.map((figure, day) => {
        const height = figure === 0 ? 1 : 2 + (figure / highest) * 22;
        return (
          <rect
            // Days have no other name than their place.
            key={day}
            x={day * 4}
            y={24 - height}
            width={3}
            height={height}
            rx={1}
            fill="currentColor"
            opacity={figure === 0 ? 0.25 : 1}
          />
        );
      })}
    </svg>
  );
}
