/** By occasion. */
export const reasons = {
  december: [
    "Christmas with the family in KwaZulu-Natal",
    "Going home to the Eastern Cape for December",
    "Summer holidays with the children",
    "Visiting my parents in Bloemfontein over Christmas",
    "December holidays in Mpumalanga",
  ],
  schoolHolidays: [
    "School holidays with the children",
    "A week in the Drakensberg",
    "Family visit in Polokwane",
    "A week at the coast",
    "Renovating the house",
  ],
  longWeekend: [
    "My cousin's wedding",
    "Moving house",
    "A long weekend in the bush",
    "Graduation of my brother",
    "Driving licence test",
  ],
  week: [
    "A week with the family",
    "Building at my mother's house",
    "A week at the coast",
    "My sister's wedding in Limpopo",
    "Rest after a busy season",
  ],
  illness: ["Flu", "Stomach bug", "Migraine", "Back pain", "Wisdom tooth pulled", "Bronchitis"],
  family: ["My child is ill", "Funeral in the family", "My mother is in hospital"],
  unpaid: ["Initiation ceremony of my son", "Family matters to settle in Durban"],
} as const;
export type Occasion = keyof typeof reasons;
