<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Leads\Access\LeadAccess;

defined( 'ABSPATH' ) || exit;

/** The page of the consent texts. */
final class ConsentsScreen {
	public const NAME = 'consents';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Consent texts', 'hvac-blocks' ), LeadAccess::MANAGE, 'consents', 40 );
	}
}
