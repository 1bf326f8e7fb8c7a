CREATE TABLE "operator_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"words" jsonb NOT NULL,
	"subject" text,
	"state" text NOT NULL,
	"begun_by" bigint
);
--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_operator_actions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of operator_actions are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_actions_are_only_added" BEFORE UPDATE OR DELETE ON "operator_actions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_operator_actions"();
