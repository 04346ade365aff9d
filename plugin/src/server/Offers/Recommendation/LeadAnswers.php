<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The wizard's answers that a lead includes besides its fields: those in the address of the results, without the place, which is a field. */
final class LeadAnswers {
	private const LONGEST = 200;

	/** @return array<string, mixed> the allowed content of a request */
	public static function schema(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array_fill_keys(
				self::names(),
				array(
					'type'      => 'string',
					'maxLength' => self::LONGEST,
				)
			),
			'additionalProperties' => false,
			'description'          => __( 'The answers given in the system recommendation tool, as in the address of its results. Unknown values are ignored.', 'hvac-blocks' ),
		);
	}

	/**
	 * Returns the answers that the wizard knows.
	 *
	 * @param mixed $sent not trusted
	 * @return array<string, string> by their names in the address
	 */
	public static function read( mixed $sent ): array {
		return is_array( $sent ) ? self::of( WizardAnswers::from_query( $sent ) ) : array();
	}

	/** @return array<string, string> */
	public static function of( WizardAnswers $answers ): array {
		return array_intersect_key( $answers->to_query(), array_flip( self::names() ) );
	}

	/**
	 * Returns the answers in readable form, in the current language.
	 *
	 * @param array<string, string> $answers
	 * @return list<array{name: string, label: string, value: string}>
	 */
	public static function rows( array $answers, Language $language ): array {
		return array() === $answers ? array() : AnswerTexts::rows( WizardAnswers::from_query( $answers ), $language );
	}

	/**
	 * Returns the answers in the form for a service: lists are lists.
	 *
	 * @param array<string, string> $answers
	 * @return array<string, string|list<string>>
	 */
	public static function sent( array $answers ): array {
		$sent = array();

		foreach ( $answers as $name => $value ) {
			$sent[ $name ] = in_array( $name, array( 'buyingFactors', 'issues' ), true ) ? explode( ',', $value ) : $value;
		}

		return $sent;
	}

	/** @return list<string> */
	private static function names(): array {
		return array_values( array_diff( WizardAnswers::ARGUMENTS, array( 'zipCode' ) ) );
	}
}
