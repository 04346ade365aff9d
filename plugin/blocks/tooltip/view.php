<?php
/**
 * @var array{id: string} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<p class="hvac-tooltip__line"><?php $ui( 'tip', $props ); ?></p>
