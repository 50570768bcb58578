export interface Config {
  publicUrl: string;
  sessionHours: number;
  supportEmail: string;
}
