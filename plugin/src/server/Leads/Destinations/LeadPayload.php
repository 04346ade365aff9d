<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Database\UtcTime;

defined( 'ABSPATH' ) || exit;

/** A lead as other services receive it; `docs/leads-upstream.md` describes it. */
final class LeadPayload {
	/** @return array<string, mixed> */
	public static function of( Lead $lead ): array {
		// The field values come last in the array union, so that no field can replace a value that the server sets.
		return array(
			'kind'      => $lead->kind,
			'source'    => $lead->source,
			'brand'     => $lead->brand,
			'companyId' => $lead->company_id,
		) + ( $lead->is_test ? array( 'test' => true ) : array() ) + ( null === $lead->product ? array() : array( 'product' => array( 'id' => $lead->product->id, 'name' => $lead->product->name ) ) ) + ( array() === $lead->answers ? array() : array( 'wizard' => LeadAnswers::sent( $lead->answers ) ) ) + self::marketing( $lead ) + $lead->fields;
	}

	/** @return array{marketing?: array{agreed: bool, revokedAt: string, version: string, text: string, sha256: string, lang: string, time: string}} */
	private static function marketing( Lead $lead ): array {
		return null === $lead->marketing ? array() : array(
			'marketing' => array(
				'agreed'    => $lead->agrees_to_marketing(),
				'revokedAt' => UtcTime::iso( $lead->marketing_revoked_at ),
				'version'   => $lead->marketing->version,
				'text'      => $lead->marketing->text,
				'sha256'    => $lead->marketing->hash,
				'lang'      => $lead->marketing->language->value,
				'time'      => UtcTime::iso( $lead->marketing->given_at ),
			),
		);
	}
}
