import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#src/core/dates.ts';
import type { Series } from './series.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type Props = {
  title: string;
  series: Series;
  textOf: (value: number) => string;
  tickOf: (value: number) => string;
};

/**
 * A bar for each day, with a part for each region.
 * The table beside it has its numbers for those who cannot see it.
 */
export default function Bars({ title, series, textOf, tickOf }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = useIsDark();
  const texts = useRef({ textOf, tickOf });
  texts.current = { textOf, tickOf };
  const data = JSON.stringify(series);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of the page change with isDark
  useEffect(() => {
    if (!canvas.current) return;
    const chart = draw(canvas.current, JSON.parse(data) as Series, texts);
    return () => chart.destroy();
  }, [data, isDark]);
  return (
    <div className="canvas">
      <canvas ref={canvas} role="img" aria-label={title} />
    </div>
  );
}

type Texts = { current: Pick<Props, 'textOf' | 'tickOf'> };

function draw(canvas: HTMLCanvasElement, { days, regions }: Series, texts: Texts): Chart {
  const [ink, rule, surface] = ['ink', 'rule', 'surface'].map((name) => colourOf(canvas, name));
  const { fontFamily } = getComputedStyle(canvas);
  const font = { family: fontFamily, size: 12 };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: days.map((day) => formatDate('en-GB', { day: 'numeric', month: 'short' }, day)),
      datasets: regions.map(({ region, values }, place) => {
        const colour = colourOf(canvas, `tone-${place + 1}`);
        return { label: region, data: values, backgroundColor: colour, hoverBackgroundColor: colour };
      }),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      datasets: { bar: { barPercentage: 1, categoryPercentage: 0.8 } },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: rule },
          ticks: { color: ink, font, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          stacked: true,
          beginAtZero: true,
          grid: { color: rule },
          border: { display: false },
          ticks: {
            color: ink,
            font,
            maxTicksLimit: 5,
            precision: 0,
            callback: (value) => texts.current.tickOf(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          animation: false,
          backgroundColor: ink,
          titleColor: surface,
          bodyColor: surface,
          titleFont: font,
          bodyFont: font,
          cornerRadius: 2,
          callbacks: {
            label: ({ dataset, parsed }) => `${dataset.label}: ${texts.current.textOf(parsed.y ?? 0)}`,
          },
        },
      },
    },
  });
}

/** A colour of the styles for the canvas. A property may be a mix of others, so an element computes it. */
function colourOf(canvas: HTMLCanvasElement, name: string): string {
  const probe = document.createElement('span');
  probe.className = `swatch ${name}`;
  canvas.after(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

function useIsDark(): boolean {
  const [isDark, setIsDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const note = () => setIsDark(query.matches);
    query.addEventListener('change', note);
    return () => query.removeEventListener('change', note);
  }, []);
  return isDark;
}

const DARK = '(prefers-color-scheme: dark)';
