import type { FormProps, FormValues } from '@client/domain/form';
import type { StepsProps } from '@ui/forms/steps/types';

/** A form's props: the twin of `FormBlocks\FormView`. */
export interface FormViewProps extends StepsProps {
	/** The address for browsers without JavaScript: `POST /leads` at its second address, on the form's own page. */
	action: string;
	/** `POST /leads`. */
	leadsUrl: string;
	tokenUrl: string;
	/** The page with the form's id as fragment, to which browsers without JavaScript return. */
	pageUrl: string;
	companyId: string;
	form: FormProps;
	consented: boolean;
	/** Whether the box about marketing is ticked. */
	wantsMarketing: boolean;
	/** The privacy policy, linked below the boxes; empty for none. */
	privacyUrl: string;
	/** A message about the whole form; `{phone}` in it becomes a link. */
	notice: string;
	/** The address for finding another dealer, beside the notice; empty if that does not help. */
	dealers: string;
	/** The product of the catalog that the visitor asks about. */
	product?: { id: string; text: string };
	/** Sent with the form and shown before: the system wizard's answers, by name. */
	wizard?: {
		title: string;
		rows: Array< { name: string; label: string; value: string } >;
		values: Record< string, string >;
	};
	/** The sent lead's reference; empty before. */
	reference: string;
	texts: { optional: string; privacy: string; dealers: string; help: string; sentHeading: string; sentText: string };
	phone: string;
	/** Called once the lead is stored. */
	onSent?: ( reference: string, values: FormValues ) => void;
}
