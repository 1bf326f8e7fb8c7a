CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"refusal" text,
	"asked_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"file_key" text,
	"file_name" text,
	"issued_at" timestamp with time zone,
	"mail_state" text DEFAULT 'none' NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_asked" ON "invoices" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "invoices_tax_number" ON "invoices" USING btree ("tax_number");