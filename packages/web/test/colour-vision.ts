type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** Simulates colour blindness in linear RGB. Source: Machado, Oliveira and Fernandes 2009, severity 1. */
const kinds = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Vision = keyof typeof kinds;
export const visions = Object.keys(kinds) as Vision[];

const times = (matrix: Matrix, colour: Colour): Colour => {
  const row = (weights: Colour) => weights[0] * colour[0] + weights[1] * colour[1] + weights[2] * colour[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linear(hex: string): Colour {
  const channel = (at: number): number => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Converts linear RGB to OKLab, where equal distances look equally different. Source: Ottosson, 2020. */
function perceived(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

const seen = (hex: string, vision: Vision): Colour => {
  const [red, green, blue] = times(kinds[vision], linear(hex));
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  return perceived([shown(red), shown(green), shown(blue)]);
};

/** Returns how different two colours look with a kind of colour vision: 0 for equal, 1 for black and white. */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
