<?php
/** Keeps what names the page in a query in a form of the method GET that leads to the page that it is on. */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\SiteAddress;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	foreach ( SiteAddress::query() as $name => $value ) {
		?>
<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>"/>
		<?php
	}
};
