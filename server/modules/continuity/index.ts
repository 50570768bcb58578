export { newWithActor } from "./first-days/new-people.ts";
export { quietPeople } from "./gaps/gaps.ts";
export { releaseTurns } from "./handovers/going-on.ts";
export { handoversWaiting, listHandovers, peoplePassingOn } from "./handovers/handover-list.ts";
export { getHandover } from "./handovers/pack.ts";
export { answerPromise, finishStep, releaseStep, writeHandover } from "./handovers/steps.ts";
export { ownManagers } from "./person.ts";
export { promisesToLed, unsettledPromises } from "./promises/promise-list.ts";
export {
  breakPromise,
  keepPromise,
  makePromise,
  renegotiatePromise,
} from "./promises/promises.ts";
export { nameStandIn } from "./stand-ins/stand-ins.ts";
export { recordTalk } from "./talks/talks.ts";
