<?php
/** The disc with a triangle that marks a video. It decorates the surrounding button or link. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	?>
<span class="hvac-play-disc"><?php $ui( 'controls/icon', array( 'name' => 'play' ) ); ?></span>
<?php
};
