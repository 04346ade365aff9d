<?php
/** Hidden fields that keep the query arguments naming the page, in a GET form that leads to the current page. */
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
