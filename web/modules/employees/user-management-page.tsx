import { PageHeader } from "#web/ui/display/page-header.tsx";
import { text } from "./text.ts";

export const UserManagementPage = () => <PageHeader title={text.title} />;
