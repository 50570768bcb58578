/** The product's name, in the two parts its logo paints. */
export const brand = { name: "Baton", suffix: "HR" } as const;
export const brandName = `${brand.name} ${brand.suffix}`;
