/** Two cards, one of them face up. Paths in a square of 64; the first one is filled. */
export const emblem: readonly string[] = ['M28 14h22v36H28z', 'M24 18l-11 4 10 32 14-4', 'M39 24l6 8-6 8-6-8z', 'M32 19h2M44 45h2'];
