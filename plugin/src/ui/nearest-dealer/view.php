<?php
/**
 * Where nobody is near enough: the nearest dealer all the same.
 *
 * @var array{caption: string, card: array<string, mixed>} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

?>
<div class="hvac-nearest-dealer">
	<p class="hvac-nearest-dealer__caption"><?php echo text( $props['caption'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- text() escapes. ?></p>
	<?php $ui( 'dealer-card', $props['card'] ); ?>
</div>
