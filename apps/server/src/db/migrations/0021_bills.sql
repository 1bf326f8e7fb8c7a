CREATE TABLE "bill_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"transaction_id" text NOT NULL,
	"out_trade_no" text,
	"theirs_fen" bigint,
	"ours_fen" bigint,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"note" text,
	CONSTRAINT "bill_differences_one" UNIQUE("bill_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "provider_bills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pay_type" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"day" date NOT NULL,
	"file_key" text,
	"payments" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"operator" text,
	CONSTRAINT "provider_bills_day" UNIQUE("pay_type","sandbox","day")
);
--> statement-breakpoint
ALTER TABLE "bill_differences" ADD CONSTRAINT "bill_differences_bill_id_provider_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."provider_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_differences_created" ON "bill_differences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invoices_title" ON "invoices" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_attempts_paid" ON "payment_attempts" USING btree ("paid_at");