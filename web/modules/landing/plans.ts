interface Plan {
  name: string;
  price: string;
  per?: string;
  size?: string;
  points: readonly string[];
  isPopular?: boolean;
  /** The label of its button. */
  action: string;
  isOnRequest?: boolean;
}

/** The plans, with the text and prices of the requirements. */
export const plans: readonly Plan[] = [
  {
    name: "Starter",
    price: "$49",
    per: "per month",
    size: "up to 50 employees",
    points: ["Basic HR features", "email support", "standard reports", "mobile app access"],
    action: "Choose Starter",
  },
  {
    name: "Professional",
    price: "$99",
    per: "per month",
    size: "up to 200 employees",
    isPopular: true,
    points: [
      "Advanced HR features",
      "priority support",
      "custom reports",
      "API access",
      "training sessions",
    ],
    action: "Choose Professional",
  },
  {
    name: "Enterprise",
    price: "custom price",
    isOnRequest: true,
    points: [
      "Unlimited employees",
      "all features",
      "24/7 support",
      "custom integrations",
      "dedicated account manager",
      "on-site training",
    ],
    action: "contact us",
  },
];
export type { Plan };
