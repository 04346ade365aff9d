<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** The recipient dealer of a lead. */
final readonly class LeadRecipient {
	/** @param string $company_id empty for none */
	public function __construct( public string $company_id = '', public string $name = '' ) {}
}
