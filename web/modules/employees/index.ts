export { UserStatistics } from "./user-statistics.tsx";
