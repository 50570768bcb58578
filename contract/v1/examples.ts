import type { z } from "zod";
import type { v1 } from "./v1.ts";

interface Example<Op> {
  params?: { id: number };
  query?: Readonly<Record<string, string | number>>;
  response: Op extends { response: infer S extends z.ZodType } ? z.output<S> : never;
}

const person: Example<typeof v1.getPerson>["response"] = {
  id: 4021,
  employeeNumber: "E107",
  firstName: "Anele",
  lastName: "Nkosi",
  email: "anele@protea.co.za",
  phone: "+27821234567",
  role: "Employee",
  employmentStatus: "FullTime",
  isActive: true,
  startDate: "2024-03-01",
  lastDay: null,
  positionId: 4013,
  departmentId: 4010,
  createdAt: "2024-02-12T08:30:00.000Z",
  changedAt: "2026-05-04T06:12:45.120Z",
};

const request: Example<typeof v1.getLeaveRequest>["response"] = {
  id: 5310,
  personId: 4021,
  type: "AnnualLeave",
  ownTypeId: null,
  startDate: "2026-07-06",
  endDate: "2026-07-10",
  startHalf: "morning",
  endHalf: "afternoon",
  days: 5,
  status: "approved",
  isCancellationAsked: false,
  requestedAt: "2026-05-18T07:02:11.000Z",
  decidedAt: "2026-05-19T09:40:00.000Z",
  version: 2,
};

/** A call of each operation, as the API's page shows it; a test runs them. */
export const examples: { [Name in keyof typeof v1]: Example<(typeof v1)[Name]> } = {
  getKey: {
    response: {
      id: 6001,
      name: "Payroll sync",
      scopes: ["people.read", "leave.read"],
      expiresAt: "2026-09-01T00:00:00.000Z",
      company: {
        id: "7b0c4b7e-6a39-4a57-8f0e-6d8f2f1f1a11",
        name: "Protea Foods",
        timeZone: "Africa/Johannesburg",
      },
      limits: { callsPerMinute: 600, callsAtOnce: 10, companyCallsPerMinute: 1200 },
    },
  },
  listPeople: {
    query: { status: "active", limit: 1 },
    response: { items: [person], next: "YWZ0ZXIgNDAyMQ" },
  },
  getPerson: { params: { id: 4021 }, response: person },
  listPositionsOf: {
    params: { id: 4021 },
    response: {
      items: [{ positionId: 4013, departmentId: 4010, from: "2024-03-01", to: null }],
    },
  },
  getLineOf: {
    params: { id: 4021 },
    query: { on: "2026-07-01" },
    response: { personId: 4021, managerId: 4002, on: "2026-07-01" },
  },
  listLines: {
    query: { on: "2026-07-01", limit: 1 },
    response: {
      items: [{ personId: 4021, managerId: 4002 }],
      next: "YWZ0ZXIgNDAyMQ",
      on: "2026-07-01",
    },
  },
  listDepartments: {
    response: {
      items: [
        {
          id: 4010,
          name: "Sales",
          description: "",
          headId: 4002,
          changedAt: "2026-01-05T08:00:00.000Z",
        },
      ],
      next: null,
    },
  },
  listPositions: {
    response: {
      items: [
        {
          id: 4013,
          title: "Clerk",
          departmentId: 4010,
          level: "Entry",
          holderId: 4021,
          changedAt: "2026-01-05T08:00:00.000Z",
        },
      ],
      next: null,
    },
  },
  listHolidays: {
    query: { year: 2026 },
    response: { items: [{ date: "2026-01-01", name: "New Year's Day", isExpected: false }] },
  },
  listWorkPatterns: {
    response: {
      items: [{ id: 4040, name: "Mornings", weeks: [[240, 240, 240, 240, 240, 0, 0]] }],
      next: null,
    },
  },
  listLeaveTypes: {
    response: { items: [{ type: "AnnualLeave", ownTypeId: null, name: null }] },
  },
  listLeaveRequests: {
    query: { status: "approved", from: "2026-07-01", to: "2026-07-31" },
    response: { items: [request], next: null },
  },
  getLeaveRequest: { params: { id: 5310 }, response: request },
  listLeaveBalances: {
    params: { id: 4021 },
    query: { on: "2026-07-01" },
    response: {
      on: "2026-07-01",
      items: [
        {
          balance: "annual",
          ownTypeId: null,
          granted: 15,
          taken: 5,
          requested: 0,
          remaining: 10,
        },
      ],
    },
  },
  listLeaveDays: {
    query: { from: "2026-07-01", to: "2026-07-31" },
    response: {
      items: [
        {
          requestId: 5310,
          personId: 4021,
          type: "AnnualLeave",
          ownTypeId: null,
          days: [{ date: "2026-07-06", cost: 1 }],
        },
      ],
      next: null,
    },
  },
  listEvents: {
    query: { after: 0, limit: 1 },
    response: {
      items: [
        {
          id: "evt_5311",
          number: 1,
          type: "leave.booked",
          at: "2026-05-18T07:02:11.000Z",
          subject: { kind: "person", id: 4021 },
          link: { kind: "leave_request", id: 5310 },
          fields: [],
        },
      ],
      last: 3,
    },
  },
};
