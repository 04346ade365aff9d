<?php
/** A decorative icon of `contracts/icons.json`: it always has text beside it, so assistive technology skips it. */
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Printing\Raw;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{name: string} $props */
	?>
<svg class="hvac-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
	<?php Raw::icon( $props['name'] ); ?>
</svg>
<?php
};
