<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** The dealer a lead is for. */
final readonly class LeadRecipient {
	/** @param string $company_id empty for none */
	public function __construct( public string $company_id = '', public string $name = '' ) {}
}
