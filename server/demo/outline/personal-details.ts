import { type Random, randomOf } from "../random.ts";
import type { Person } from "./person.ts";

export interface PersonalDetails {
  phone: string;
  idNumber: string;
  taxNumber: string;
  gender: 0 | 1;
  dateOfBirth: string;
  homeAddress: string;
  nextOfKin: { firstNames: string; lastName: string; phoneNumber: string; relationship: string };
}

const streets = [
  "Jacaranda Street",
  "Main Reef Road",
  "Victoria Avenue",
  "Vilakazi Street",
  "Protea Crescent",
  "Rissik Street",
  "Mphuti Street",
  "Voortrekker Road",
];
const suburbs = [
  "Germiston, 1401",
  "Primrose, 1416",
  "Kempton Park, 1619",
  "Boksburg, 1459",
  "Katlehong, 1431",
  "Edenvale, 1609",
  "Orlando West, 1804",
  "Benoni, 1501",
];
const kin = [
  ["Spouse", ["Themba", "Nokwanda", "Anel", "Sibusiso", "Lebo", "Anand", "Karen"]],
  ["Mother", ["Thokozile", "Maria", "Nomathemba", "Kamala", "Margaret"]],
  ["Father", ["Joseph", "Mandla", "Hendrik", "Solomon"]],
  ["Sister", ["Palesa", "Busisiwe", "Annelie", "Zodwa"]],
  ["Brother", ["Mandisi", "Tumelo", "Gert", "Sandile"]],
] as const;

/** Made up, in the form of South African numbers. */
export function personalDetailsOf({ fullName, bornOn, sex, surname }: Person): PersonalDetails {
  const random = randomOf(`details of ${fullName}`);
  const phone = () => `+27${random.pick(["72", "76", "82", "83"])}555${digits(random, 4)}`;
  const [relationship, firstNames] = random.pick(kin);
  return {
    phone: phone(),
    idNumber: idNumberOf(bornOn, sex, random),
    taxNumber: withCheckDigit(`1${digits(random, 8)}`),
    gender: sex === "M" ? 0 : 1,
    dateOfBirth: bornOn.toString(),
    homeAddress: `${random.between(2, 240)} ${random.pick(streets)}, ${random.pick(suburbs)}`,
    nextOfKin: {
      firstNames: random.pick<string>(firstNames),
      lastName: surname,
      phoneNumber: phone(),
      relationship,
    },
  };
}

/** Date of birth, a number from 5000 on for men, 0 for a citizen, a meaningless 8, and the check digit. */
function idNumberOf(bornOn: Person["bornOn"], sex: Person["sex"], random: Random) {
  const birth = bornOn.toString().replaceAll("-", "").slice(2);
  const sequence = sex === "F" ? random.between(1_000, 4_999) : random.between(5_000, 9_999);
  return withCheckDigit(`${birth}${sequence}08`);
}

/** Appends the digit of Luhn's sum. */
function withCheckDigit(text: string): string {
  const sum = [...text].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${text}${(10 - (sum % 10)) % 10}`;
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.between(0, 9)).join("");
