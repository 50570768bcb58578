import { configure } from "@testing-library/react";

// What is waited for comes, however busy the machine is; a test that waits for it ends as soon as it is there.
configure({ asyncUtilTimeout: 30_000 });
