export interface Book {
  id: string;
  title: string;
  author: string;
  /** Egyptian pounds. */
  price: number;
  cover: { paper: string; ink: string; art: 'river' | 'arch' | 'moon' | 'dunes' | 'leaf' | 'stars' };
}

export const books: Book[] = [
  {
    id: 'letters-from-aswan',
    title: 'Letters from Aswan',
    author: 'Laila Mansour',
    price: 185,
    cover: { paper: '#1f4e5f', ink: '#f3d9a4', art: 'river' },
  },
  {
    id: 'the-copper-gate',
    title: 'The Copper Gate',
    author: 'Omar Fathy',
    price: 240.5,
    cover: { paper: '#8c3b24', ink: '#f7e2c4', art: 'arch' },
  },
  {
    id: 'layali-al-iskandariya',
    title: 'ليالي الإسكندرية',
    author: 'يوسف عادل',
    price: 210,
    cover: { paper: '#22263f', ink: '#e9c46a', art: 'moon' },
  },
  {
    id: 'a-year-of-sand',
    title: 'A Year of Sand',
    author: 'Karim Zaki',
    price: 165.25,
    cover: { paper: '#d9a35b', ink: '#4a2a12', art: 'dunes' },
  },
  {
    id: 'salt-cumin-smoke',
    title: 'Salt, Cumin, Smoke',
    author: 'Hana Iskander',
    price: 450,
    cover: { paper: '#41532f', ink: '#f0e6c8', art: 'leaf' },
  },
  {
    id: 'stars-over-siwa',
    title: 'Stars over Siwa',
    author: 'Salma Nagib',
    price: 320,
    cover: { paper: '#3d2645', ink: '#f2c6b4', art: 'stars' },
  },
];

export function findBook(id: string | null): Book | undefined {
  return books.find((book) => book.id === id);
}
