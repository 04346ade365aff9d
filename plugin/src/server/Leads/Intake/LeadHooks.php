<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormValidator;
use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Leads\Destinations\MailContent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What other plugins change of a lead before it is stored. */
final class LeadHooks {
	/**
	 * @param array<string, string> $fields valid ones
	 * @return array<string, string>|IntakeAnswer valid ones; the answer to a visitor whose lead is not taken
	 */
	public static function fields( LeadRequest $request, array $fields ): array|IntakeAnswer {
		if ( ! has_filter( 'hvac_blocks_lead_fields' ) ) {
			return $fields;
		}

		$lead = array(
			'form'      => $request->form->name,
			'lang'      => $request->lang->value,
			'source'    => $request->source,
			'companyId' => $request->company_id,
			'pageUrl'   => $request->page_url,
			'consent'   => $request->consent,
			'isTest'    => $request->is_test,
		);

		/**
		 * Filters what a visitor entered, after it was checked and before the lead is stored. Return the values, which are checked again by the form's
		 * rules; what is missing keeps its value, and values that are wrong are all ignored. Return a `WP_Error` to refuse the lead: its message
		 * stands in the form, where everything that was entered still is; messages of fields can be in its data, as `array( 'fields' => array( 'zip' => '…' ) )`.
		 * The consent stays the one that was given. The visitor waits meanwhile, and what a callback throws loses the lead for now: the visitor is asked to try again.
		 *
		 * @param array<string, string>                                                                                                         $fields values by field, as they are stored
		 * @param array{form: string, lang: string, source: string, companyId: string, pageUrl: string, consent: bool, isTest: bool} $lead   what else the form sent; `isTest` for the site's own test of the form, better not refused
		 */
		$given = apply_filters( 'hvac_blocks_lead_fields', $fields, $lead );

		if ( $given instanceof WP_Error ) {
			return self::refused( $given, $request );
		}

		return self::checked( $given, $request, $fields ) ?? self::mistaken( $fields );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>|null
	 */
	private static function checked( mixed $given, LeadRequest $request, array $fields ): ?array {
		if ( ! is_array( $given ) || array() !== array_diff_key( $given, $fields ) || $given !== array_filter( $given, is_string( ... ) ) ) {
			return null;
		}

		$validation = FormValidator::validate( $request->form, $given + $fields );

		// What the site's own test of the form cannot know, it leaves out.
		return $validation->valid() || $request->is_test ? $validation->values : null;
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private static function mistaken( array $fields ): array {
		FilterMistake::report( 'hvac_blocks_lead_fields', 'valid values by the names of the form\'s fields, or a WP_Error' );

		return $fields;
	}

	private static function refused( WP_Error $error, LeadRequest $request ): IntakeAnswer {
		$data    = $error->get_error_data();
		$fields  = is_array( $data ) && is_array( $data['fields'] ?? null ) ? $data['fields'] : array();
		$fields  = array_filter( array_map( self::line( ... ), array_intersect_key( $fields, $request->form->fields ) ) );
		$message = self::line( $error->get_error_message() );

		return array() === $fields
			? IntakeAnswer::refused( IntakeOutcome::Refused, '' === $message ? $request->form->message( 'notStored' ) : $message )
			: IntakeAnswer::invalid( '' === $message ? $request->form->message( 'invalid' ) : $message, $fields );
	}

	/** A visitor reads it as text. */
	private static function line( mixed $text ): string {
		return is_string( $text ) ? MailContent::line( wp_strip_all_tags( $text ) ) : '';
	}
}
