-- The card provider reports a changed billing address by its customer.
create index gifts_customer on gifts (customer_reference) where customer_reference is not null;
